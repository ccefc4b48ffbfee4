import { Schema } from "effect"
import { DispatchContent } from "#domain/dispatches/Dispatch.ts"

const hour = 3_600_000

const write = Schema.encodeSync(Schema.fromJsonString(Schema.toCodecJson(DispatchContent)))

/**
 * Returns the dispatch that the simulated LYNX sends: one made-up claim per day, numbered by the date, so sending it
 * again on the same day yields the same dispatch. The VIN is that of the trade's sample 810 (trade 4.3), with a valid
 * check digit.
 */
export const workAssignment = (at: Date) => {
  const day = at.toISOString().slice(0, 10)
  const dispatchNumber = numberOfDay(day)
  return {
    name: `dispatch-${dispatchNumber}.json`,
    content: write({
      network: "lynx",
      dispatchNumber,
      referralNumber: "",
      authorization: `A-${dispatchNumber}`,
      authorizedUntil: dayOf(Date.parse(day) + 14 * 24 * hour),
      dispatchedOn: day,
      // Relative to the UTC day, so it does not depend on when it is sent.
      answerBy: Date.parse(day) + 30 * hour,
      insuredName: "Teresa Delgado",
      insuredPhone: "520-555-0142",
      insuredEmail: "teresa.delgado@example.com",
      address: {
        address1: "415 N 4th Ave",
        address2: "",
        city: "Tucson",
        region: "AZ",
        postalCode: "85705",
        country: "US"
      },
      company: "Prairie Mutual Insurance",
      claimNumber: `PM-${dispatchNumber}`,
      policyNumber: "POL-55190",
      dateOfLoss: dayOf(Date.parse(day) - 3 * 24 * hour),
      causeOfLoss: "101",
      otherPlate: "",
      agent: "",
      deductible: 10_000,
      jobType: "replacement",
      repairLocation: "inShop",
      vehicle: {
        vin: "4T1DAACK7RU000001",
        plate: "",
        plateState: "",
        year: 2024,
        make: "Toyota",
        model: "Camry",
        bodyStyle: ""
      },
      lines: [
        { kind: "glass", partNumber: "", description: "WINDSHIELD", quantity: 100, netPrice: 36_200 },
        { kind: "labor", partNumber: "", description: "NAGS LABOR", quantity: 310, netPrice: 4_200 }
      ],
      notes: "Insured asks for a call before noon"
    })
  }
}

const numberOfDay = (day: string) => `${day.slice(2).replaceAll("-", "")}001`

/**
 * Returns whether the simulated LYNX could have sent that number by the given day, in an earlier run of the program.
 */
export const assignedBefore = (number: string, at: Date): boolean => {
  const [, year, month, date] = /^(\d\d)(\d\d)(\d\d)001$/.exec(number) ?? []
  const day = Date.parse(`20${year}-${month}-${date}`)
  return day <= at.getTime()
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
