import { Schema } from "effect"
import { access, dispatchOffice, dispatchSender } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { keepFailures } from "#domain/jobs/jobsApi.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { JobChanged, JobNotFound } from "#domain/jobs/jobFailures.ts"
import { stepFailures } from "#domain/jobs/stageRules.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import {
  DeclineReason,
  Dispatch,
  DispatchChanged,
  DispatchContent,
  DispatchDecided,
  DispatchNotFound,
  DispatchUndecided,
  DispatchUnfit,
  ListedDispatch,
  MatchedBy
} from "./Dispatch.ts"
import { DispatchSearch } from "./Dispatches.ts"

const one = { id: Dispatch.fields.id }
const asOpened = { ...one, version: Dispatch.fields.version }

export const listDispatches = endpoint({
  name: "listDispatches",
  summary:
    "One page of the work assignments from the networks, those that came last first; for those who only install, those of their own jobs.",
  method: "GET",
  path: "/dispatches",
  access: access["/dispatches"],
  list: "dispatches",
  input: DispatchSearch,
  output: pageOf(ListedDispatch),
  failures: [CursorInvalid]
})

export const getDispatch = endpoint({
  name: "getDispatch",
  summary: "One dispatch with all that the network sent.",
  method: "GET",
  path: "/dispatches/:id",
  access: dispatchOffice,
  input: Schema.Struct(one),
  output: Dispatch,
  failures: [DispatchNotFound]
})

export const postDispatch = endpoint({
  name: "postDispatch",
  summary:
    "Takes in a work assignment. A network's number is there once: sent again it changes nothing, and what it says otherwise replaces what was sent before; a linked one is then marked as revised.",
  method: "POST",
  path: "/dispatches",
  access: dispatchSender,
  input: DispatchContent,
  output: Dispatch,
  failures: [DispatchNotFound, DispatchChanged]
})

export const getDispatchMatches = endpoint({
  name: "getDispatchMatches",
  summary: "The open jobs and the customers that a dispatch may mean, the surest first.",
  method: "GET",
  path: "/dispatches/:id/matches",
  access: dispatchOffice,
  input: Schema.Struct(one),
  output: Schema.Struct({
    jobs: field(
      Schema.Array(
        Schema.Struct({
          id: JobId,
          number: field(Schema.Int, "The job's number.", 1042),
          stage: field(Stage, "How far the job is."),
          customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
          vehicle: field(Schema.String, "Year, make and model.", "2018 Jeep Cherokee"),
          by: field(MatchedBy, "By what it may be the one.", "vin")
        })
      ),
      "Quotes and work orders."
    ),
    customers: field(
      Schema.Array(
        Schema.Struct({
          id: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
          by: field(MatchedBy, "By what it may be the one.", "phone")
        })
      ),
      "Active customers."
    )
  }),
  failures: [DispatchNotFound]
})

const decided = [DispatchNotFound, DispatchChanged, DispatchDecided] as const

export const postDispatchLink = endpoint({
  name: "postDispatchLink",
  summary:
    "Links a dispatch to a job, with what was picked where they differ: `job` keeps what the job says, `dispatch` takes what the network says. Where nothing is proposed a pick is wanted, and refused with 422 without one.",
  method: "POST",
  path: "/dispatches/:id/link",
  access: dispatchOffice,
  input: Schema.Struct({
    ...asOpened,
    jobId: JobId,
    jobVersion: field(Schema.Int, "The job's version that was compared.", 1),
    picks: field(
      Schema.Record(Schema.String, Schema.Literals(["job", "dispatch"])),
      "What counts, by the field's path in the job; `lines.<id>` is the price of a line, `added.<n>` the nth line of the dispatch.",
      { "install.repairLocation": "dispatch" }
    )
  }),
  output: Dispatch,
  failures: [
    ...decided,
    DispatchUndecided,
    DispatchUnfit,
    JobNotFound,
    JobChanged,
    ...stepFailures.change,
    ...keepFailures
  ]
})

export const postDispatchJob = endpoint({
  name: "postDispatchJob",
  summary: "Makes a quote of a dispatch, for a customer of the shop or for a new one, and links it.",
  method: "POST",
  path: "/dispatches/:id/job",
  access: dispatchOffice,
  input: Schema.Struct({
    ...asOpened,
    locationId: field(LocationId, "Where it is done.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    customerId: field(
      Schema.NullOr(CustomerId),
      "Whose it is; null makes a customer of the policyholder.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Dispatch,
  failures: [...decided, DispatchUnfit, ...keepFailures]
})

export const postDispatchDecline = endpoint({
  name: "postDispatchDecline",
  summary: "Declines a dispatch, with the reason.",
  method: "POST",
  path: "/dispatches/:id/decline",
  access: dispatchOffice,
  input: Schema.Struct({
    ...asOpened,
    reason: field(DeclineReason, "Why.", "tooFar"),
    note: field(plainText(300), "What is to be said of it.", "")
  }),
  output: Dispatch,
  failures: decided
})

export const postDispatchReopen = endpoint({
  name: "postDispatchReopen",
  summary: "Takes back that a dispatch was linked or declined: it is new again, and the job stays as it is.",
  method: "POST",
  path: "/dispatches/:id/reopen",
  access: dispatchOffice,
  input: Schema.Struct(asOpened),
  output: Dispatch,
  failures: [DispatchNotFound, DispatchChanged]
})
