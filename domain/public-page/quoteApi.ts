import { Effect, Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { LinkToken } from "#domain/job-links/jobLinksApi.ts"
import { messageTextsOf } from "#domain/messages/messageTextsOf.ts"
import { LinkUnknown } from "#domain/job-links/linkFailures.ts"
import { CardFrame } from "#domain/payments/Card.ts"
import { Calibration, GlassFeature } from "#domain/nags/GlassPart.ts"
import { PlateLimitReached, PlateNotAccepted, PlateNotFound, PlateServiceDown } from "#domain/plates/PlateLookup.ts"
import { PlateQuery } from "#domain/plates/PlateQuery.ts"
import { LocationId, LocationService } from "#domain/locations/Location.ts"
import { Day } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { Cents, Price } from "#domain/shared/Money.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { Country, Region } from "#domain/shared/Address.ts"
import { OpenHours, WeekHours } from "#domain/shared/WeekHours.ts"
import { VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { inEveryLanguage, languageName } from "#domain/words/languages.ts"
import { DefaultJobType, OfferedService } from "./pageChoices.ts"
import {
  OutsideRadius,
  QuoteClosed,
  QuoteLocationGone,
  QuotePriceChanged,
  TimeTaken,
  VisitFixed
} from "./quoteFailures.ts"
import { quoteGlasses, quoteSteps } from "./quoteTypes.ts"

const nothing = Schema.Struct({})

/** The broken glass or the requested service. */
export const QuoteGlassInput = Schema.Struct({
  glass: field(Schema.Literals(quoteGlasses), "Broken glass or requested service."),
  chips: field(Schema.Literals([1, 2, 3]), "Number of chips to repair.", 1)
})

const year = field(
  Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
  "Model year.",
  2024
)
const name = Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(80))

/** How a visitor identifies the vehicle. */
export const QuoteVehicleInput = Schema.Union([
  Schema.Struct({ by: field(Schema.Literal("vin"), "How the vehicle is identified."), vin: Vin }),
  Schema.Struct({ by: field(Schema.Literal("plate"), "How the vehicle is identified."), ...PlateQuery.fields }),
  Schema.Struct({
    by: field(Schema.Literal("model"), "How the vehicle is identified."),
    year,
    make: field(requiredText(60), "Make.", "Toyota"),
    model: field(requiredText(60), "Model.", "Camry"),
    bodyStyle: field(plainText(80), "Body style; empty if unknown.", "4 Door Sedan")
  })
])

const Car = Schema.Struct({
  year,
  make: field(plainText(80), "Make.", "Hyundai"),
  model: field(plainText(80), "Model.", "Kona"),
  bodyStyle: field(plainText(80), "Body style; empty if unknown.", "SUV")
})

const language = field(DocumentLanguage, "The visitor's language.")
export const requestId = field(
  Schema.String.check(Schema.isUUID()),
  "Client-generated id of the request; retrying with the same id creates no second job.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
)
export const half = field(Schema.Literals(["morning", "afternoon"]), "Half of the day.")

const Offered = Schema.Struct({
  total: field(Cents, "Total price including tax, in cents.", 93115),
  parts: field(
    Schema.Array(
      Schema.Struct({
        kind: field(
          Schema.Literals(["glass", "fitting", "labor", "calibration", "repair", "tax"]),
          "What this part of the price covers; `fitting` is molding, adhesive and hardware."
        ),
        amount: field(Cents, "Amount in cents.", 35868)
      })
    ),
    "Breakdown of the price."
  ),
  isOpen: field(Schema.Boolean, "Whether the price of a small part is still to be added by the shop.", false),
  goodUntil: field(Day, "Last day on which the price is valid.", "2026-12-22")
})

export const Visit = Schema.Struct({
  day: field(Day, "Date.", "2026-11-24"),
  half,
  start: field(
    Schema.String,
    "Arrival time, or the start of the arrival window for mobile work, 24-hour format.",
    "08:00"
  ),
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle.")
})

const at = field(
  Schema.optionalKey(LocationId),
  "Location that does the work, from `GET /quotes/start`; the shop's first if omitted.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
)

/** The work to find times for. */
const work = {
  ...QuoteGlassInput.fields,
  locationId: at,
  calibration: field(Calibration, "Calibration required by the work."),
  insured: field(Schema.Boolean, "Whether an insurer pays."),
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle."),
  postalCode: field(plainText(15), "Postal code of the vehicle for mobile work; empty for work at the shop.", "85701")
}

export const Times = Schema.Array(
  Schema.Struct({
    day: field(Day, "Date.", "2026-11-24"),
    isClosed: field(Schema.Boolean, "Whether the shop is closed on this day."),
    morning: field(
      Schema.NullOr(Schema.Struct({ start: field(Schema.String, "Start time.", "08:00") })),
      "Morning availability; null if full."
    ),
    afternoon: field(
      Schema.NullOr(Schema.Struct({ start: field(Schema.String, "Start time.", "13:00") })),
      "Afternoon availability; null if full."
    )
  })
)

export const getQuoteStart = endpoint({
  name: "getQuoteStart",
  summary:
    "Returns what the public quote of a shop starts with: the shop, its locations and its services. With a postal code, also the distance to each location.",
  method: "GET",
  path: "/quotes/start",
  access: "everyone",
  input: Schema.Struct({
    postalCode: field(
      Schema.optionalKey(plainText(15)),
      "Postal code of the vehicle, for computing distances.",
      "85701"
    )
  }),
  output: Schema.Struct({
    name: field(Schema.String, "The shop's name.", "Copper State Auto Glass"),
    phone: field(Schema.String, "Phone number; empty if none.", "602-555-0100"),
    country: field(Country, "The shop's country."),
    radius: field(Schema.Int, "How far the shop travels, in miles; 0 if it offers no mobile service.", 25),
    services: field(Schema.Array(OfferedService), "Services visitors can request."),
    begins: field(DefaultJobType, "Job type a quote starts with."),
    deposit: field(Cents, "Deposit due when booking a priced job, in cents; 0 for none.", 10000),
    card: field(
      Schema.optionalKey(CardFrame),
      "Where to load the card fields from for paying the deposit before booking; omitted if no deposit is paid by card."
    ),
    locations: field(
      Schema.Array(
        Schema.Struct({
          id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          name: field(Schema.String, "Location name.", "Tempe"),
          address: field(Schema.String, "Address on one line.", "1 Desert Way, Tempe, AZ 85281"),
          services: field(Schema.Array(LocationService), "Services offered at the location; empty if not specified."),
          phone: field(Schema.String, "Phone number; empty if none.", "480-555-0142").pipe(
            Schema.withDecodingDefaultKey(Effect.succeed(""))
          ),
          today: field(OpenHours, "Opening hours on the location's current day; both empty if closed.").pipe(
            Schema.withDecodingDefaultKey(Effect.succeed({ start: "", end: "" }))
          ),
          hours: field(WeekHours, "Opening hours, limited to those of the page, Monday first.").pipe(
            Schema.withDecodingDefaultKey(Effect.succeed([]))
          ),
          miles: field(
            Schema.NullOr(Schema.Int),
            "Straight-line distance from the postal code, in miles; null if unknown.",
            12
          ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
        })
      ),
      "Locations that accept work, the main one first."
    ),
    consent: field(
      Schema.Struct(
        inEveryLanguage((language) =>
          field(
            Schema.String,
            `The wording in ${languageName(language)}.`,
            messageTextsOf[language]("consent", { shop: "Copper State" })
          )
        )
      ),
      "Consent wording for text messages, by language."
    )
  }),
  failures: [QuoteClosed, TooManyTries]
})

export const listQuoteMakes = endpoint({
  name: "listQuoteMakes",
  summary: "Lists the makes sold in a model year, for the public quote.",
  method: "GET",
  path: "/quotes/makes",
  access: "everyone",
  input: Schema.Struct({ year }),
  output: Schema.Array(Schema.String),
  failures: [QuoteClosed, TooManyTries]
})

export const listQuoteModels = endpoint({
  name: "listQuoteModels",
  summary: "Lists the models of a make in a model year, for the public quote.",
  method: "GET",
  path: "/quotes/models",
  access: "everyone",
  input: Schema.Struct({ year, make: field(name, "Make.", "Toyota") }),
  output: Schema.Array(Schema.String),
  failures: [QuoteClosed, TooManyTries]
})

export const listQuoteBodies = endpoint({
  name: "listQuoteBodies",
  summary: "Lists the body styles of a model in a model year, for the public quote.",
  method: "GET",
  path: "/quotes/bodies",
  access: "everyone",
  input: Schema.Struct({ year, make: field(name, "Make.", "Toyota"), model: field(name, "Model.", "Camry") }),
  output: Schema.Array(Schema.String),
  failures: [QuoteClosed, TooManyTries]
})

export const postQuoteGlass = endpoint({
  name: "postQuoteGlass",
  summary:
    "Finds the panes that may be the broken one, each with its installed price including tax. Lookups that cost the shop are rate-limited by visitor and by shop. Owner data and VINs from registries are not returned.",
  method: "POST",
  path: "/quotes/glass",
  access: "everyone",
  quota: "searches",
  input: Schema.Struct({
    ...QuoteGlassInput.fields,
    locationId: at,
    vehicle: field(Schema.NullOr(QuoteVehicleInput), "The vehicle; null for a repair.")
  }),
  output: Schema.Struct({
    car: field(Schema.NullOr(Car), "The vehicle found; null if none was looked up."),
    candidates: field(
      Schema.Array(
        Schema.Struct({
          partNumber: field(Schema.String, "Part number; empty for work without a pane.", "FW99001GTYN"),
          features: field(Schema.Array(GlassFeature), "Features built into the pane."),
          calibration: field(Calibration, "Calibration required by the work."),
          price: field(Schema.NullOr(Offered), "Installed price; null if the shop has to set it."),
          minutes: field(Schema.Int, "Duration of the work in minutes.", 150)
        })
      ),
      "Panes that fit; empty if none is known."
    )
  }),
  failures: [
    QuoteClosed,
    QuoteLocationGone,
    VinNotDecoded,
    PlateNotFound,
    PlateNotAccepted,
    PlateLimitReached,
    PlateServiceDown,
    TooManyTries
  ]
})

export const postQuoteTimes = endpoint({
  name: "postQuoteTimes",
  summary: "Lists the half-days in the next days that can be booked for the work, at the shop or at the vehicle.",
  method: "POST",
  path: "/quotes/times",
  access: "everyone",
  input: Schema.Struct({ requestId, ...work }),
  output: Times,
  failures: [QuoteClosed, QuoteLocationGone, OutsideRadius, TooManyTries]
})

export const postQuoteHold = endpoint({
  name: "postQuoteHold",
  summary: "Holds a half-day for five minutes, replacing the visitor's earlier hold.",
  method: "POST",
  path: "/quotes/hold",
  access: "everyone",
  input: Schema.Struct({ requestId, ...work, day: field(Day, "Date.", "2026-11-24"), half }),
  output: Schema.Struct({
    until: field(Schema.Int, "When the hold expires, milliseconds since 1970 in UTC.", 1763740800000),
    start: field(Schema.String, "Start time, 24-hour format.", "08:00")
  }),
  failures: [QuoteClosed, QuoteLocationGone, OutsideRadius, TimeTaken, TooManyTries]
})

export const postQuoteRequest = endpoint({
  name: "postQuoteRequest",
  summary:
    "Creates a customer and a quote from a visitor's request. The price is locked for 30 days if `total` matches the shop's own; an appointment is booked if a time is given. Retrying with the same requestId creates nothing more.",
  method: "POST",
  path: "/quotes/requests",
  access: "everyone",
  input: Schema.Struct({
    requestId,
    language,
    /** Honeypot: hidden from people, who leave it empty. */
    website: field(Schema.String.check(maxLength(200)), "Must be empty.", ""),
    isFramed: field(
      Schema.optionalKey(Schema.Boolean),
      "Whether the quote is embedded in the shop's own website; false if omitted.",
      false
    ),
    paysNow: field(
      Schema.optionalKey(Schema.Boolean),
      "Whether the deposit is paid next, through `POST /quotes/visits/:token/booking`. Until then the time is held and no one is notified.",
      false
    ),
    ...work,
    vehicle: field(Schema.NullOr(QuoteVehicleInput), "The vehicle used for the glass lookup; null if there was none."),
    identity: field(
      Schema.NullOr(
        Schema.Union([
          Schema.Struct({ by: field(Schema.Literal("vin"), "How the vehicle is identified."), vin: Vin }),
          Schema.Struct({ by: field(Schema.Literal("plate"), "How the vehicle is identified."), ...PlateQuery.fields })
        ])
      ),
      "VIN or plate, if the vehicle was described by year and model only; null otherwise.",
      null
    ),
    car: field(
      Schema.NullOr(Car),
      "The vehicle found by its plate, so that no registry is queried again; null otherwise.",
      null
    ),
    answers: field(
      Schema.Array(
        Schema.Struct({
          feature: field(GlassFeature, "Glass feature the question was about."),
          answer: field(Schema.Literals(["yes", "no", "notSure"]), "The visitor's answer.")
        })
      ).check(maxLength(8, "tooMany:8")),
      "The visitor's answers about the glass."
    ),
    partNumber: field(
      Schema.NullOr(Schema.String.check(maxLength(20))),
      "Part number of the pane whose price was shown, empty for work without one; null without a price.",
      "FW99001GTYN"
    ),
    total: field(Schema.NullOr(Price), "Price that was shown, in cents; null without a price.", 93115),
    insurance: field(
      Schema.NullOr(
        Schema.Struct({
          company: field(requiredText(120), "Insurance company.", "Saguaro Mutual"),
          policyNumber: field(plainText(40), "Policy number.", "POL-2231"),
          claimNumber: field(plainText(40), "Claim number.", "CLM-448812"),
          deductible: field(Schema.NullOr(Price), "Deductible in cents; null if unknown.", 25000)
        })
      ),
      "Insurance details; null if the visitor pays.",
      null
    ),
    contact: field(
      Schema.Struct({
        name: field(requiredText(120), "Name of the visitor.", "Marisol Vega"),
        phone: field(PhoneNumber, "Phone number as entered.", "520-555-0147"),
        email: field(OptionalEmailAddress, "Email address.", "marisol@example.com"),
        note: field(plainText(500), "Additional notes.", "The crack is on the left"),
        by: field(Schema.Literals(["email", "sms", "none"]), "How the confirmation is sent."),
        consent: field(Schema.Boolean, "Whether the visitor agreed to text messages under the wording shown.")
      }),
      "Contact details of the visitor."
    ),
    address: field(
      Schema.NullOr(
        Schema.Struct({
          address1: field(requiredText(120), "Street and number.", "1 Desert Way"),
          city: field(requiredText(80), "City.", "Tempe"),
          region: field(Region, "State or province, two letters.", "AZ")
        })
      ),
      "Address of a mobile job; null for work at the shop."
    ),
    time: field(
      Schema.NullOr(Schema.Struct({ day: field(Day, "Date.", "2026-11-24"), half })),
      "Requested time; null for a request without an appointment. If the shop takes its deposit by card, the time is booked once the deposit is paid."
    )
  }).check(
    Schema.makeFilter(({ vehicle, identity }) =>
      [vehicle, identity].some((one) => one?.by === "vin" || one?.by === "plate")
        ? undefined
        : { path: ["identity"], issue: "vehicle.required" }
    ),
    Schema.makeFilter(({ isMobile, address, time }) =>
      isMobile && time !== null && address === null ? { path: ["address"], issue: "required" } : undefined
    )
  ),
  output: Schema.Struct({
    number: field(Schema.Int, "Quote number.", 1042),
    token: field(LinkToken, "Token from the URL of the visitor's own page.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4f"),
    visit: field(Schema.NullOr(Visit), "The appointment; null if none."),
    deposit: field(Cents, "Amount due to the shop now at `/document/:token`, in cents; 0 for nothing.", 10000)
  }),
  failures: [QuoteClosed, QuoteLocationGone, OutsideRadius, TimeTaken, QuotePriceChanged, TooManyTries]
})

export const getQuoteVisit = endpoint({
  name: "getQuoteVisit",
  summary: "Returns a visitor's appointment by the token of their link, to view, move or cancel it.",
  method: "GET",
  path: "/quotes/visits/:token",
  access: "everyone",
  writes: true,
  input: Schema.Struct({
    token: field(
      Schema.String.check(maxLength(100)),
      "Token from the URL of the visitor's own page.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    )
  }),
  output: Schema.Struct({
    number: field(Schema.Int, "Quote number.", 1042),
    vehicle: field(Schema.String, "The vehicle.", "2023 Hyundai Kona"),
    total: field(Schema.NullOr(Cents), "Price in cents; null if the shop has to set it.", 93115),
    goodUntil: field(Schema.String, "Last day on which the price is valid.", "2026-12-22"),
    address: field(Schema.String, "Where the work is done, on one line.", "1 Desert Way, Tempe, AZ 85281"),
    visit: field(Schema.NullOr(Visit), "The appointment; null if none."),
    /** In milliseconds UTC, for calendar files. */
    from: field(Schema.Int, "Start of the appointment, milliseconds since 1970 in UTC; 0 if none.", 1763740800000),
    to: field(Schema.Int, "End of the appointment, milliseconds since 1970 in UTC; 0 if none.", 1763749800000),
    mayChange: field(Schema.Boolean, "Whether the appointment can still be moved or canceled online.")
  }),
  failures: [QuoteClosed, LinkUnknown, TooManyTries]
})

const visiting = field(LinkToken, "Token from the URL of the visitor's own page.", "kD3s0pXzQ1aR7vT2nB8mWc5yL")

export const getQuoteVisitTimes = endpoint({
  name: "getQuoteVisitTimes",
  summary: "Lists the half-days in the next days to which a visitor's appointment can be moved.",
  method: "GET",
  path: "/quotes/visits/:token/times",
  access: "everyone",
  writes: true,
  input: Schema.Struct({ token: visiting }),
  output: Times,
  failures: [QuoteClosed, LinkUnknown, VisitFixed, TooManyTries]
})

export const postQuoteVisit = endpoint({
  name: "postQuoteVisit",
  summary: "Moves a visitor's appointment to another half-day.",
  method: "POST",
  path: "/quotes/visits/:token",
  access: "everyone",
  input: Schema.Struct({ token: visiting, day: field(Day, "Date.", "2026-11-25"), half }),
  output: nothing,
  failures: [QuoteClosed, LinkUnknown, VisitFixed, TimeTaken, TooManyTries]
})

export const postQuoteVisitCancelled = endpoint({
  name: "postQuoteVisitCancelled",
  summary: "Cancels a visitor's appointment. The quote remains.",
  method: "POST",
  path: "/quotes/visits/:token/cancelled",
  access: "everyone",
  input: Schema.Struct({ token: visiting }),
  output: nothing,
  failures: [QuoteClosed, LinkUnknown, VisitFixed, TimeTaken, TooManyTries]
})

export const postQuoteStep = endpoint({
  name: "postQuoteStep",
  summary: "Counts a step of the public quote that a visitor reached. The visitor is not identified.",
  method: "POST",
  path: "/quotes/steps",
  access: "everyone",
  input: Schema.Struct({ step: field(Schema.Literals(quoteSteps), "The step reached.") }),
  output: nothing,
  failures: [QuoteClosed, TooManyTries]
})
