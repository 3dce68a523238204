export function ProfilePrivacyScreen() {
  return null;
}
