import { OfferedService } from "./pageChoices.ts"
import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Address, Country } from "#domain/shared/Address.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { PageHours, defaultHours } from "./PageHours.ts"
import { PublicPageLook } from "./PublicPageLook.ts"

const text = Schema.String

/** A shop location as shown to visitors. */
export const PublicPlace = Schema.Struct({
  name: field(text, "Name of the location.", "Tempe"),
  phoneNumber: field(text, "Phone number of the location.", "480-555-0142"),
  address: field(Address, "Address of the location.")
})
export type PublicPlace = typeof PublicPlace.Type

/** A point on the map, in miles east and north of its center. */
const MapPoint = Schema.Tuple([Schema.Number, Schema.Number])

/** Data for drawing a map of the service area: the surrounding postal codes, as points. */
export const PublicMap = Schema.Struct({
  miles: field(Schema.Int, "How far the shop travels, in miles; 0 if it offers no mobile service.", 25),
  reach: field(Schema.Number, "Distance from the center to the edge of the map, in miles.", 32),
  latitude: field(Schema.Number, "Latitude of the center, in degrees north.", 33.43),
  longitude: field(Schema.Number, "Longitude of the center, in degrees east.", -111.93),
  areas: field(Schema.Array(MapPoint), "Centers of postal codes, in miles east and north of the map's center.", [
    [1.2, -3.4]
  ]),
  places: field(
    Schema.Array(MapPoint),
    "The shop's locations, in miles east and north of the map's center; the first is at the center.",
    [[0, 0]]
  )
})
export type PublicMap = typeof PublicMap.Type

/** Everything a visitor's page is built from. Contains only public information about the shop. */
export const PublicPageFacts = Schema.Struct({
  businessName: field(text, "The shop's name.", "Copper State Auto Glass"),
  phoneNumber: field(text, "The shop's phone number.", "602-555-0100"),
  emailAddress: field(text, "The shop's email address.", "office@copperstate.example"),
  language: field(DocumentLanguage, "The shop's default language."),
  country: field(Country, "Country code, ISO 3166."),
  timeZone: field(text, "Time zone of the opening hours.", "America/Phoenix"),
  logo: field(Schema.NullOr(FileId), "File id of the shop's logo; null if none.", null),
  services: field(Schema.Array(OfferedService), "Services visitors can request.", ["windshieldReplacement"]),
  serviceRadius: field(Schema.Int, "How far the shop travels, in miles.", 25),
  hasPrices: field(Schema.Boolean, "Whether visitors see prices."),
  hours: field(PageHours, "Opening hours, Monday first.", defaultHours),
  places: field(Schema.Array(PublicPlace), "The shop's locations; empty if addresses are hidden."),
  map: field(Schema.NullOr(PublicMap), "The service area map; null if it is hidden or cannot be drawn.", null),
  look: field(PublicPageLook, "Colors, pictures and texts.")
})
export type PublicPageFacts = typeof PublicPageFacts.Type
