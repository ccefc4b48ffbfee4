import type { EndpointDoc } from "./endpointDocOf.ts"
import { type Html, html } from "./html.ts"

interface Known {
  /** The host the page is served from: a shop's or the platform's. */
  readonly host: string
  readonly callNamed: (name: string) => EndpointDoc
}

/**
 * Renders the quick start, from nothing to a printed quote: commands to paste into a shell one by one, each using the
 * results of the previous ones.
 */
export const quickStart = ({ callNamed, host }: Known): Html => {
  const customer = callNamed("postCustomer").example.body
  const job = { ...(callNamed("postJob").example.body as object), customerId: "$CUSTOMER", locationId: "$LOCATION" }
  const steps: ReadonlyArray<readonly [title: string, says: string, shell: string]> = [
    [
      "1. Sign in",
      "Use the user name and password of one of the shop's users. Requests have that user's permissions. The response contains the URL of the shop's host: the key is valid only there, and all further requests go there. The access cookie is valid for 15 minutes; refresh it as shown in step 6, or sign in again.",
      `LOGIN=$(curl -s '${host}/api/V1/login' -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -d '{"userName":"sam.sales","password":"Clear-View-2026"}')
KEY=$(echo "$LOGIN" | sed 's/.*"key":"\\([^"]*\\)".*/\\1/')
SHOP=$(echo "$LOGIN" | sed 's|.*"redirectUrl":"\\(https*://[^/"]*\\).*|\\1|')
COOKIE=$(curl -s -D - -o /dev/null "$SHOP/api/V1/tokens" -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -d "{\\"key\\":\\"$KEY\\"}" | sed -n 's/^[Ss]et-[Cc]ookie: \\([^;]*\\);.*/\\1/p' | paste -sd ';' -)
curl -s "$SHOP/api/V1/user/current" -b "$COOKIE"`
    ],
    [
      "2. Add a customer",
      "Choose an Idempotency-Key for each customer that you add. Retrying with the same key returns the same customer instead of adding another.",
      `first_id() { grep -o '"id":"[^"]*"' | head -1 | cut -d'"' -f4; }
CUSTOMER=$(curl -s "$SHOP/api/V1/customers" -b "$COOKIE" -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: my-crm-4711' --data @- <<'END' | first_id
${JSON.stringify(customer, null, 2)}
END
)`
    ],
    [
      "3. Find a location",
      "Every job belongs to one of the shop's locations, which determines its tax.",
      `LOCATION=$(curl -s "$SHOP/api/V1/job-locations" -b "$COOKIE" | first_id)`
    ],
    [
      "4. Add a job",
      "A new job is a quote. The server calculates its prices and assigns its number. You generate the ids of its lines.",
      `LINE=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen | tr A-Z a-z)
JOB=$(curl -s "$SHOP/api/V1/jobs" -b "$COOKIE" -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: my-crm-4711-quote' --data @- <<END | first_id
${JSON.stringify(job, null, 2).replace(/("id": )"[^"]*"/, '$1"$LINE"')}
END
)
curl -s "$SHOP/api/V1/jobs/$JOB" -b "$COOKIE"`
    ],
    [
      "5. Download the quote",
      "Returns a PDF in the customer's language. To choose another language, add language=fr or language=es.",
      `curl -s "$SHOP/api/V1/jobs/$JOB/document.pdf?kind=quote" -b "$COOKIE" -o quote.pdf`
    ],
    [
      "6. Stay signed in",
      "On 401, exchange the refresh cookie for new cookies, then retry the request. A refresh cookie can be used only once.",
      `COOKIE=$(curl -s -D - -o /dev/null "$SHOP/api/V1/tokens/refresh/" -b "$COOKIE" -H 'X-Frit: 1' \\
  | sed -n 's/^[Ss]et-[Cc]ookie: \\([^;]*\\);.*/\\1/p' | paste -sd ';' -)`
    ]
  ]
  return html`<section id="quick-start">
    <h2>Quick start: from sign-in to a printed quote</h2>
    ${steps.map(
      ([title, says, shell]) =>
        html`<h3>${title}</h3>
          <p>${says}</p>
          <pre tabindex="0">${shell}</pre>`
    )}
  </section>`
}
