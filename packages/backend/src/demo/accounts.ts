/** One made-up person to sign in as. */
export interface DemoAccount {
  role: 'PARTICIPANT' | 'MENTOR' | 'ORGA';
  name: string;
  email: string;
  password: string;
}

/** One password for all three: made to be remembered, and worthless outside of this machine. */
const DEMO_PASSWORD = 'eleven-weeks-2425';

/** One account per role, for looking around; `start` prints them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'PARTICIPANT', name: 'Jonna Falk', email: 'jonna@grow.example', password: DEMO_PASSWORD },
  { role: 'MENTOR', name: 'Henrike Vossberg', email: 'henrike@grow.example', password: DEMO_PASSWORD },
  { role: 'ORGA', name: 'Rieke Sandvoss', email: 'rieke@grow.example', password: DEMO_PASSWORD },
];
