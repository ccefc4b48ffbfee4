import { assert, describe, it } from "@effect/vitest"
import { dashboardSearches } from "#domain/dashboard/dashboardSearches.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { freshCustomer } from "#tests/contracts/fresh.ts"
import { jobsHref } from "#web/dashboard/jobsHref.ts"
import { activeMoreFilters } from "#web/jobs/list/moreFilters.ts"
import { addressOf, isSameList } from "#web/lists/listUrl.ts"
import { parseSearch } from "#web/lists/parseSearch.ts"
import { customerCommands } from "#web/shell/palette/foundCommands.ts"

describe("a link to the jobs list", () => {
  it("lists what each dashboard figure counts", () => {
    const { accepted, installs, partsPending, partsPendingSoon, quotes, unpaid, weeks } =
      dashboardSearches("2026-11-21")
    const all = [accepted, installs, partsPending, partsPendingSoon, ...quotes, ...unpaid, ...weeks]
    assert.strictEqual(all.length, 24)
    for (const search of all)
      assert.deepStrictEqual(
        parseSearch(listJobs, new URL(jobsHref(search), "http://demo.localhost").searchParams),
        search
      )
  })

  it("drops invalid filters and keeps the others", () => {
    assert.deepStrictEqual(
      parseSearch(
        listJobs,
        new URLSearchParams("payment=half&installFrom=2026-02-30&answer=none&locationId=tempe&as=board")
      ),
      { answer: "none" }
    )
  })

  it("states whether it shows a board, in addition to the filters", () => {
    assert.strictEqual(addressOf({ stage: "quote" }, { as: "board" }), "stage=quote&as=board")
    assert.isFalse(isSameList("stage=quote&as=board", "stage=quote"))
  })

  it("counts the filters behind the button, both ends of a range as one", () => {
    assert.strictEqual(activeMoreFilters({ stage: "quote", text: "ada", unpaid: true, page: 2 }), 0)
    assert.strictEqual(
      activeMoreFilters({
        installFrom: "2026-11-01",
        installTo: "2026-11-30",
        invoicedTo: "2026-11-30",
        payment: "paid"
      }),
      3
    )
  })
})

describe("a customer found by the palette", () => {
  const ada: Customer = freshCustomer({ customerName: "Ada Moreno" })
  const t = (id: string, { name }: { name?: unknown } = {}) => `${id} ${String(name)}`
  it("can be opened, and quoted by users who may create quotes", () => {
    const hrefs = (mayQuote: boolean) =>
      customerCommands(ada, { t: t as never }, mayQuote).map(({ label, href }) => [label, href])
    assert.deepStrictEqual(hrefs(true), [
      ["Ada Moreno", `/customers/${ada.id}/edit`],
      ["jobsList.newQuoteFor Ada Moreno", `/jobs/create?customer=${ada.id}`]
    ])
    assert.deepStrictEqual(hrefs(false), [["Ada Moreno", `/customers/${ada.id}/edit`]])
  })
})
