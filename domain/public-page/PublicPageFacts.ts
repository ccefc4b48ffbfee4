import { OfferedService } from "./pageChoices.ts"
import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Address, Country } from "#domain/shared/Address.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { PageHours, usualHours } from "./PageHours.ts"
import { PublicPageLook } from "./PublicPageLook.ts"

const text = Schema.String

/** Where the shop works from, as visitors are told it. */
export const PublicPlace = Schema.Struct({
  name: field(text, "What the place is called.", "Tempe"),
  phoneNumber: field(text, "Its phone number.", "480-555-0142"),
  address: field(Address, "Where it is.")
})
export type PublicPlace = typeof PublicPlace.Type

/** A point of the map, in miles east and north of its middle. */
const MapPoint = Schema.Tuple([Schema.Number, Schema.Number])

/** What a map of the service area is drawn from: the postal codes around, as points. */
export const PublicMap = Schema.Struct({
  miles: field(Schema.Int, "How far the shop drives out; 0 where it does not.", 25),
  reach: field(Schema.Number, "How far the map reaches from its middle, in miles.", 32),
  latitude: field(Schema.Number, "The middle, in degrees north.", 33.43),
  longitude: field(Schema.Number, "The middle, in degrees east.", -111.93),
  areas: field(Schema.Array(MapPoint), "The middles of postal codes, in miles east and north.", [[1.2, -3.4]]),
  places: field(Schema.Array(MapPoint), "The shop's locations on it, the first in its middle.", [[0, 0]])
})
export type PublicMap = typeof PublicMap.Type

/** All that a visitor's page is made of: nothing of a shop that it does not show to everybody. */
export const PublicPageFacts = Schema.Struct({
  businessName: field(text, "The shop's name.", "Copper State Auto Glass"),
  phoneNumber: field(text, "The shop's phone number.", "602-555-0100"),
  emailAddress: field(text, "The shop's e-mail address.", "office@copperstate.example"),
  language: field(DocumentLanguage, "The shop's own language."),
  country: field(Country, "The country, ISO 3166."),
  timeZone: field(text, "The zone that its hours are in.", "America/Phoenix"),
  logo: field(Schema.NullOr(FileId), "The shop's logo, by its file; null without one.", null),
  services: field(Schema.Array(OfferedService), "What visitors may ask for.", ["windshieldReplacement"]),
  serviceRadius: field(Schema.Int, "How far the shop drives out, in miles.", 25),
  hasPrices: field(Schema.Boolean, "Whether visitors are given prices."),
  hours: field(PageHours, "When the shop is open, Monday first.", usualHours),
  places: field(Schema.Array(PublicPlace), "Its locations; none where addresses are not shown."),
  map: field(Schema.NullOr(PublicMap), "The map; null where none is shown or none can be drawn.", null),
  look: field(PublicPageLook, "Colors, pictures, texts.")
})
export type PublicPageFacts = typeof PublicPageFacts.Type
