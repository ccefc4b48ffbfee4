import type { Access } from "#domain/people/mayEnter.ts"
import { type Html, html } from "./html.ts"
import { whoMay } from "./whoMay.ts"

/** A call that answers with a file. */
export interface FileCall {
  readonly path: string
  readonly access: Access | "everyone"
  readonly summary: string
}

/** The calls that answer with a file instead of the envelope; refusals keep the envelope. */
export const filesSection = (files: ReadonlyArray<FileCall>): Html => html`<section>
<p>These answer with a file; a refusal still comes in the envelope.</p>
<div class="wide" tabindex="0" role="region" aria-label="Files"><table><thead><tr><th scope="col">Call</th><th scope="col">What it answers</th></tr></thead><tbody>
${files.map(({ path, access, summary }) => html`<tr><td><code>GET /api/V1${path.replace(/:(\w+)/g, "{$1}")}</code></td><td>${summary}<br><span class="quiet">${whoMay(access)}</span></td></tr>\n`)}</tbody></table></div>
</section>`
