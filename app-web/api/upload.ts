/** Milliseconds for 5 MB on a poor line. */
const patience = 300_000

/**
 * Sends a form and tells how much of it is on its way, which `fetch` does not tell. Answers as `fetch` does, and
 * rejects when nobody answered.
 */
export const upload = (
  url: string,
  init: { readonly method: string; readonly headers: object; readonly body?: unknown },
  onProgress: (share: number) => void,
  signal: AbortSignal
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method, url)
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, String(value))
    request.timeout = patience
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { "content-type": request.getResponseHeader("content-type") ?? "" }
        })
      )
    request.onerror = request.ontimeout = request.onabort = () => reject(new TypeError("not heard"))
    if (signal.aborted) return reject(new TypeError("not heard"))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(init.body as XMLHttpRequestBodyInit)
  })
