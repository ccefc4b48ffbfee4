import { assert, describe, it } from "@effect/vitest"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { openShop } from "#tests/support/openShop.ts"
import { testServer } from "#tests/support/testServer.ts"

const { ask, run, signIn } = testServer()

describe("reminder search (issue 14)", () => {
  it("finds reminders by text, customer and job number, limited to those the user may see", async () => {
    const shop = await run(openShop(["owner", "installer"]))
    const [owner, ivan] = shop.users
    const cookie = await signIn(shop.prefix, owner!.userName)
    const post = async <A>(path: string, body: unknown) => {
      const answer = await ask(shop.prefix, path, { method: "POST", body, cookie })
      assert.strictEqual(answer.status, 200, path)
      return answer.json().data as A
    }
    const customer = await post<{ id: string }>("/customers", { ...sampleCustomer, customerName: "Zoë Bélanger" })
    const job = await post<{ id: string; number: number }>("/jobs", sampleJob(customer.id as never, shop.location.id))
    const remind = (text: string, assignedTo: string, jobId: string | null) =>
      post("/reminders", {
        kind: "callBack",
        text,
        dueOn: "2026-12-01",
        dueTime: "09:00",
        assignedTo,
        jobId,
        customerId: null
      })
    await remind("Call about the camera", owner!.id, job.id)
    await remind("Bring the camera target", ivan!.id, null)
    const found = async (text: string, who: string, cookie: string) => {
      const answer = await ask(shop.prefix, `/reminders?${new URLSearchParams({ text, who })}`, { cookie })
      assert.strictEqual(answer.status, 200)
      return (answer.json().data as { items: ReadonlyArray<{ text: string }> }).items.map(({ text }) => text)
    }
    const [hers, his] = [["Call about the camera"], ["Bring the camera target"]]
    assert.sameMembers(await found("CAMERA", "all", cookie), [...hers, ...his])
    assert.deepStrictEqual(await found("camera", "mine", cookie), hers)
    for (const text of ["bélanger", "zo", String(job.number), `#${job.number}`])
      assert.deepStrictEqual(await found(text, "all", cookie), hers, text)
    assert.deepStrictEqual(await found("nothing of this", "all", cookie), [])
    // Installers get only their own, whatever they request.
    const installer = await signIn(shop.prefix, ivan!.userName)
    assert.deepStrictEqual(await found("camera", "all", installer), his)
    assert.deepStrictEqual(await found("bélanger", "all", installer), [])
    const long = await ask(shop.prefix, `/reminders?text=${"a".repeat(101)}`, { cookie })
    assert.strictEqual(long.status, 400)
  })
})
