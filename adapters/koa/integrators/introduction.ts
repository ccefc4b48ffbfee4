import { type Html, html } from "./html.ts"

/** What holds for every call, told once. */
export const introduction = (calls: number): Html =>
  html`<section id="start">
    <h1>Frit for integrators</h1>
    <p>
      All ${calls} calls of the API, as the server answers them now. The same for machines:
      <a href="/api/V1/openapi.json">openapi.json</a> (OpenAPI 3.1). Each shop is reached on its own host,
      <code>https://&lt;shop&gt;.&lt;platform&gt;/api/V1/…</code>, and no call sees another shop's data. Below:
      <a href="#quick-start">a whole integration to paste</a>, then every call.
    </p>
    <h4>Envelope</h4>
    <p>
      Every answer is JSON with <code>succeeded</code>, <code>messages</code> and, when it succeeded, <code>data</code>.
      Only files (PDF, CSV, photos) come as they are: their calls say so. Fields that a call does not know are refused,
      not ignored.
    </p>
    <h4>Session</h4>
    <p>
      <code>POST /login</code> gives a key that works once, for 60 seconds, on the shop's host:
      <code>POST /tokens</code> there changes it for two cookies. On 401 call <code>GET /tokens/refresh/</code> and
      repeat. Calls that change something, and those under <code>/tokens</code>, carry <code>X-Frit: 1</code>.
    </p>
    <h4>Refusals</h4>
    <p>
      A refusal says in <code>messages</code> what is the matter, as ids that do not change:
      <code>checkFields</code> with <code>errors</code>, ids by field, or the name of the <code>failure</code>, which
      carries what more there is to know.
    </p>
    <pre tabindex="0">
{ "succeeded": false, "messages": ["checkFields"], "errors": { "firstName": ["required"] } }
{ "succeeded": false, "messages": ["CustomerNotFound"], "errors": {}, "failure": { "_tag": "CustomerNotFound" } }</pre>
    <div class="wide" tabindex="0" role="region" aria-label="Statuses">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          ${statuses.map(
            ([status, says]) =>
              html`<tr>
                <td><code>${status}</code></td>
                <td>${says}</td>
              </tr> `
          )}
        </tbody>
      </table>
    </div>
    <h4>Twice is once</h4>
    <p>
      A <code>POST</code> may carry an <code>Idempotency-Key</code>: sent again within 24 hours it has one effect and
      the same answer; with anything else in it, it is refused. A <code>PUT</code> carries the <code>version</code> it
      began from; when someone was quicker it is answered 409 with what stands now.
    </p>
    <h4>Lists</h4>
    <p>
      Lists come a page at a time: <code>page</code> counts from 1, <code>size</code> is 1 to 100, 5 unless told. They
      answer <code>items</code> and the <code>total</code> of all pages.
    </p>
    <h4>Units</h4>
    <p>
      Money is whole cents, percentages are hundredths of a percent, quantities hundredths, days
      <code>2026-11-21</code>, instants milliseconds since 1970 in UTC, ids UUIDs.
    </p>
    <h4>Versions</h4>
    <p>
      The version stands in the path. Within V1 calls, fields of answers and refusals may be added: read what you know
      and leave the rest.
    </p>
    <h4>When something breaks</h4>
    <p>
      Every answer has an <code>X-Request-Id</code>, yours if you sent one; a 500 repeats it as <code>requestId</code>.
      Tell it to us and we find the call in the log.
    </p>
  </section>`

const statuses: ReadonlyArray<readonly [status: string, says: string]> = [
  ["400", "Mend the fields that errors names."],
  ["401", "Ask for new tokens, then repeat."],
  ["403", "The person may not do this, or X-Frit is missing."],
  ["404", "There is no such call, or no such thing in this shop."],
  ["409", "Look at what stands now, and send again from there."],
  ["422", "The trade's rules forbid it; the failure says which."],
  ["429", "Asked too often: wait."],
  ["500", "Broken on our side. Repeating a POST is safe with its Idempotency-Key."]
]
