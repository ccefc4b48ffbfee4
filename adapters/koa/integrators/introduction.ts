import { type Html, html } from "./html.ts"

/** Renders the rules that apply to every endpoint. */
export const introduction = (calls: number): Html =>
  html`<section id="start">
    <h1>Frit API</h1>
    <p>
      Reference of all ${calls} endpoints, generated from the running server. For machine-readable documentation, see
      <a href="/api/V1/openapi.json">openapi.json</a> (OpenAPI 3.1). Each shop has its own host,
      <code>https://&lt;shop&gt;.&lt;platform&gt;/api/V1/…</code>, and requests access only that shop's data. To get
      started, paste the commands of the <a href="#quick-start">quick start</a>.
    </p>
    <h4>Envelope</h4>
    <p>
      Every response is JSON with <code>succeeded</code>, <code>messages</code> and, on success, <code>data</code>.
      Endpoints that return files (PDF, CSV, photos) are the only exception, and say so. Unknown request fields are
      rejected, not ignored.
    </p>
    <h4>Session</h4>
    <p>
      <code>POST /login</code> returns a single-use key, valid for 60 seconds. <code>POST /tokens</code> on the shop's
      host exchanges it for two cookies. On 401, call <code>GET /tokens/refresh/</code> and retry. Requests that change
      data, and all requests under <code>/tokens</code>, must include the header <code>X-Frit: 1</code>.
    </p>
    <h4>Errors</h4>
    <p>
      An error response describes the problem in <code>messages</code>, with ids that never change. For invalid fields,
      the id is <code>checkFields</code> and <code>errors</code> lists error ids by field. For other errors, it is the
      name of the <code>failure</code>, which contains the details.
    </p>
    <pre tabindex="0">
{ "succeeded": false, "messages": ["checkFields"], "errors": { "firstName": ["required"] } }
{ "succeeded": false, "messages": ["CustomerNotFound"], "errors": {}, "failure": { "_tag": "CustomerNotFound" } }</pre>
    <div class="wide" tabindex="0" role="region" aria-label="Statuses">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
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
    <h4>Retries and conflicts</h4>
    <p>
      A <code>POST</code> may include an <code>Idempotency-Key</code>: retrying within 24 hours with the same key and
      body has no further effect and returns the same response; a different body is rejected. A
      <code>PUT</code> includes the <code>version</code> that it is based on. If someone else has saved a newer version,
      the response is 409 with the current one.
    </p>
    <h4>Lists</h4>
    <p>
      Lists are paginated: <code>page</code> starts at 1, and <code>size</code> is 1 to 100, by default 5. They return
      the page's <code>items</code> and the <code>total</code> number of items across all pages.
    </p>
    <h4>Units</h4>
    <p>
      Money is in whole cents, percentages are in hundredths of a percent, and quantities in hundredths. Dates are
      formatted as <code>2026-11-21</code>, timestamps are milliseconds since 1970 (UTC), and ids are UUIDs.
    </p>
    <h4>Versions</h4>
    <p>
      The API version is part of the path. Within V1, endpoints, response fields and errors may be added. Ignore what
      you do not recognize.
    </p>
    <h4>Support</h4>
    <p>
      Every response has an <code>X-Request-Id</code> header, with your value if you sent one. Responses with status 500
      also include it as <code>requestId</code>. Include it when you contact support, so that we can find the request in
      our logs.
    </p>
  </section>`

const statuses: ReadonlyArray<readonly [status: string, says: string]> = [
  ["400", "Invalid fields. Correct the fields listed in errors."],
  ["401", "Not signed in, or the access token expired. Refresh the tokens and retry."],
  ["403", "The user lacks permission, or the X-Frit header is missing."],
  ["404", "The endpoint or the record does not exist in this shop."],
  ["409", "The record was changed in the meantime. Start from the current version and retry."],
  ["422", "A business rule forbids the request. The failure names the rule."],
  ["429", "Too many requests. Wait and retry."],
  ["500", "An error on our side. Retrying a POST is safe with the same Idempotency-Key."]
]
