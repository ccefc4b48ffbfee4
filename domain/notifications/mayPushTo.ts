/** The push services of browsers by their hosts; with a dot before it any host below. */
const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com"
]

/** Whether an address is one of a browser's push service: the server writes to no other that somebody names. */
export const mayPushTo = (address: string): boolean => {
  const [, host] = /^https:\/\/([a-z0-9.-]+)\/[^\s#]*$/.exec(address) ?? []
  return host !== undefined && services.some((one) => (one.startsWith(".") ? host.endsWith(one) : host === one))
}
