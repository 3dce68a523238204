export { Footer, socialKinds } from './Footer';
export type { FooterProps, SocialLink } from './Footer';
