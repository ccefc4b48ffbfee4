import type { Call } from "./callOf.ts"
import { type Html, html } from "./html.ts"

interface Known {
  /** Where the page itself stands: a shop's host, or the platform's. */
  readonly host: string
  readonly callNamed: (name: string) => Call
}

/**
 * From nothing to a quote on paper, to be pasted into a shell line by line: each step uses what the one before found.
 */
export const quickStart = ({ callNamed, host }: Known): Html => {
  const customer = callNamed("postCustomer").example.body
  const job = { ...(callNamed("postJob").example.body as object), customerId: "$CUSTOMER", locationId: "$LOCATION" }
  const steps: ReadonlyArray<readonly [title: string, says: string, shell: string]> = [
    [
      "1. Sign in",
      "With the user name and password of one of the shop's people: a call may do what that person may. The answer names the shop's own host, where the key is good and every call is made. The cookies last 15 minutes; ask for new ones as below, or sign in again.",
      `LOGIN=$(curl -s '${host}/api/V1/login' -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -d '{"userName":"sam.sales","password":"Clear-View-2026"}')
KEY=$(echo "$LOGIN" | sed 's/.*"key":"\\([^"]*\\)".*/\\1/')
SHOP=$(echo "$LOGIN" | sed 's|.*"redirectUrl":"\\(https*://[^/"]*\\).*|\\1|')
COOKIE=$(curl -s -D - -o /dev/null "$SHOP/api/V1/tokens" -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -d "{\\"key\\":\\"$KEY\\"}" | sed -n 's/^[Ss]et-[Cc]ookie: \\([^;]*\\);.*/\\1/p' | paste -sd ';' -)
curl -s "$SHOP/api/V1/user/current" -b "$COOKIE"`
    ],
    [
      "2. Add a customer, once",
      "The key is yours to choose, one for each customer you mean to add. Sent again with the same key, the same customer is answered and no second one made.",
      `first_id() { grep -o '"id":"[^"]*"' | head -1 | cut -d'"' -f4; }
CUSTOMER=$(curl -s "$SHOP/api/V1/customers" -b "$COOKIE" -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: my-crm-4711' --data @- <<'END' | first_id
${JSON.stringify(customer, null, 2)}
END
)`
    ],
    [
      "3. Find a location",
      "A job is done at one of the shop's locations, whose tax holds.",
      `LOCATION=$(curl -s "$SHOP/api/V1/job-locations" -b "$COOKIE" | first_id)`
    ],
    [
      "4. Add a job",
      "It begins as a quote. The server prices it and gives its number; a line's id is yours to make.",
      `LINE=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen | tr A-Z a-z)
JOB=$(curl -s "$SHOP/api/V1/jobs" -b "$COOKIE" -H 'X-Frit: 1' -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: my-crm-4711-quote' --data @- <<END | first_id
${JSON.stringify(job, null, 2).replace(/("id": )"[^"]*"/, '$1"$LINE"')}
END
)
curl -s "$SHOP/api/V1/jobs/$JOB" -b "$COOKIE"`
    ],
    [
      "5. Fetch its paper",
      "A PDF in the customer's language, or in another with language=fr or es.",
      `curl -s "$SHOP/api/V1/jobs/$JOB/document.pdf?kind=quote" -b "$COOKIE" -o quote.pdf`
    ],
    [
      "6. Stay signed in",
      "On 401, change the refresh cookie for new ones; it is good once. Then repeat the call.",
      `COOKIE=$(curl -s -D - -o /dev/null "$SHOP/api/V1/tokens/refresh/" -b "$COOKIE" -H 'X-Frit: 1' \\
  | sed -n 's/^[Ss]et-[Cc]ookie: \\([^;]*\\);.*/\\1/p' | paste -sd ';' -)`
    ]
  ]
  return html`<section id="quick-start">
    <h2>From nothing to a quote on paper</h2>
    ${steps.map(
      ([title, says, shell]) =>
        html`<h3>${title}</h3>
          <p>${says}</p>
          <pre tabindex="0">${shell}</pre>`
    )}
  </section>`
}
