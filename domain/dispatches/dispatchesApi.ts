import { Schema } from "effect"
import { access, dispatchAccess, dispatchSubmitAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { saveFailures } from "#domain/jobs/jobsApi.ts"
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
    "Returns one page of work assignments from the networks, newest first. Users with only the installer role get those of their own jobs.",
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
  summary: "Returns one dispatch with everything the network sent.",
  method: "GET",
  path: "/dispatches/:id",
  access: dispatchAccess,
  input: Schema.Struct(one),
  output: Dispatch,
  failures: [DispatchNotFound]
})

export const postDispatch = endpoint({
  name: "postDispatch",
  summary:
    "Receives a work assignment. Idempotent per network number: resending the same content has no effect, and different content replaces the previous one. A linked dispatch is then marked as revised.",
  method: "POST",
  path: "/dispatches",
  access: dispatchSubmitAccess,
  input: DispatchContent,
  output: Dispatch,
  failures: [DispatchNotFound, DispatchChanged]
})

export const getDispatchMatches = endpoint({
  name: "getDispatchMatches",
  summary: "Returns the open jobs and customers that a dispatch may belong to, best matches first.",
  method: "GET",
  path: "/dispatches/:id/matches",
  access: dispatchAccess,
  input: Schema.Struct(one),
  output: Schema.Struct({
    jobs: field(
      Schema.Array(
        Schema.Struct({
          id: JobId,
          number: field(Schema.Int, "Job number.", 1042),
          stage: field(Stage, "Job stage."),
          customerName: field(Schema.String, "Customer name.", "Ada Moreno"),
          vehicle: field(Schema.String, "Year, make and model.", "2018 Jeep Cherokee"),
          by: field(MatchedBy, "What it was matched by.", "vin")
        })
      ),
      "Matching quotes and work orders."
    ),
    customers: field(
      Schema.Array(
        Schema.Struct({
          id: field(CustomerId, "Customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          customerName: field(Schema.String, "Customer name.", "Ada Moreno"),
          by: field(MatchedBy, "What it was matched by.", "phone")
        })
      ),
      "Matching active customers."
    )
  }),
  failures: [DispatchNotFound]
})

const decided = [DispatchNotFound, DispatchChanged, DispatchDecided] as const

export const postDispatchLink = endpoint({
  name: "postDispatchLink",
  summary:
    "Links a dispatch to a job and applies the picks where they differ: `job` keeps the job's value, `dispatch` takes the network's. A pick is required where nothing is proposed; if one is missing, returns 422.",
  method: "POST",
  path: "/dispatches/:id/link",
  access: dispatchAccess,
  input: Schema.Struct({
    ...asOpened,
    jobId: JobId,
    jobVersion: field(Schema.Int, "Version of the job that was compared.", 1),
    picks: field(
      Schema.Record(Schema.String, Schema.Literals(["job", "dispatch"])),
      "The value to keep for each item, keyed by the field's path in the job; `lines.<id>` is a line's price, `added.<n>` the nth line of the dispatch.",
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
    ...saveFailures
  ]
})

export const postDispatchJob = endpoint({
  name: "postDispatchJob",
  summary: "Creates a quote from a dispatch, for an existing or a new customer, and links it.",
  method: "POST",
  path: "/dispatches/:id/job",
  access: dispatchAccess,
  input: Schema.Struct({
    ...asOpened,
    locationId: field(LocationId, "Location where the work is done.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    customerId: field(
      Schema.NullOr(CustomerId),
      "Customer of the new quote; null creates a customer from the policyholder.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Dispatch,
  failures: [...decided, DispatchUnfit, ...saveFailures]
})

export const postDispatchDecline = endpoint({
  name: "postDispatchDecline",
  summary: "Declines a dispatch with a reason.",
  method: "POST",
  path: "/dispatches/:id/decline",
  access: dispatchAccess,
  input: Schema.Struct({
    ...asOpened,
    reason: field(DeclineReason, "Decline reason.", "tooFar"),
    note: field(plainText(300), "Note for the network.", "")
  }),
  output: Dispatch,
  failures: decided
})

export const postDispatchReopen = endpoint({
  name: "postDispatchReopen",
  summary: "Reverses the linking or declining of a dispatch. Its state becomes new again; the job is left unchanged.",
  method: "POST",
  path: "/dispatches/:id/reopen",
  access: dispatchAccess,
  input: Schema.Struct(asOpened),
  output: Dispatch,
  failures: [DispatchNotFound, DispatchChanged]
})
