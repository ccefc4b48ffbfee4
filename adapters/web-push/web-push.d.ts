/** The part of web-push that is used; it ships no types. */
declare module "web-push" {
  interface Details {
    readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string }
    readonly TTL: number
    readonly urgency: "high"
  }
  const webPush: {
    readonly generateVAPIDKeys: () => { readonly publicKey: string; readonly privateKey: string }
    readonly generateRequestDetails: (
      subscription: {
        readonly endpoint: string
        readonly keys: { readonly p256dh: string; readonly auth: string }
      },
      payload: string,
      details: Details
    ) => { readonly headers: Record<string, string>; readonly body: Uint8Array<ArrayBuffer> }
  }
  export default webPush
}
