/**
 * Who may read other people's mails and texts: whoever sits at the machine, and only while the product is found at
 * localhost.
 */
export const isAtTheMachine = (url: URL, connectedFrom: string): boolean =>
  /(^|\.)localhost$/.test(url.hostname) && /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(connectedFrom)
