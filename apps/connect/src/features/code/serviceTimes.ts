// What the service's settings say about codes that are sent; the project's config.toml is where they are set.

/** How long the codes and links of a mail work, in milliseconds: `otp_expiry` of `[auth.email]`. */
export const MAIL_CODE_LIFE_MS = 3_600_000;

/** The wait between two mails to one person, in seconds: `max_frequency` of `[auth.email]`. */
export const SECONDS_BETWEEN_MAILS = 60;

/** The wait between two messages to one phone, in seconds: `max_frequency` of `[auth.mfa.phone]`. */
export const SECONDS_BETWEEN_MESSAGES = 5;
