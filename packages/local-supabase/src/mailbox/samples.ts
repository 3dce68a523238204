import type { Mail } from '../mail';

/** One kind of mail as the project would send it, in several versions, such as one a language. */
export type MailSample = {
  /** What the mail is; differs from sample to sample. */
  name: string;
  mails: readonly Mail[];
};

/** Writes the samples of a project. */
export type ReadSamples = () => Promise<readonly MailSample[]>;
