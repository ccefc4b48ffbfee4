import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { getJob } from "#domain/jobs/jobsApi.ts"
import type { Payment } from "#domain/payments/Payment.ts"

/** How often, in milliseconds, a job is asked for again while the processor has not answered. */
const every = 4_000

/** Looks after payments and refunds that are under way until they are settled. */
export const useFollowPending = (payments: ReadonlyArray<Payment>) => {
  const queries = useQueryClient()
  const isPending = payments.some(
    ({ status, refunds = [] }) => status === "pending" || refunds.some((refund) => refund.status === "pending")
  )
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: [getJob.name] }), every)
    return () => clearInterval(timer)
  }, [isPending, queries])
}
