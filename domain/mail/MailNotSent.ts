/** The post did not take a mail; it is tried again later. */
export class MailNotSent extends Error {}
