/**
 * Words for the names of fictional people and businesses, for the demo shops and for scale. No name repeats, and none
 * refers to a real person.
 */
export const firstNames = (
  "Ada Ben Carla Diego Elena Frank Grace Hector Iris Jonah Karen Luis Maya Nolan Olga Pablo Quinn Rosa Sofía Tomás Uma Víctor Wendy Xavier Yara Zane " +
  "Amélie Bruno Chloé Darnell Esther Farid Gwen Hiro Ingrid Jamal Keiko Liam Mei Noor Oscar Priya Ravi Simone Tariq Valerie Winston Yusuf Zoë"
).split(" ")

export const lastNames = (
  "Abbott Barnes Castillo Dalton Estrada Fischer García Hansen Ibarra Jensen Keller Lozano Moreno Nguyen Ortega Price Quintero Rivera Sandoval " +
  "Turner Underwood Vargas Whitaker Xiong Young Zamora Álvarez Becker Chávez Donovan Ellison Figueroa Graves Holloway Ingram Juárez Klein " +
  "O'Brien Saint-Pierre Núñez Okafor Lindholm Yazzie Tsosie Haddad Kowalski D'Angelo Bergström Patel Nakamura Osei"
).split(" ")

/** What businesses are named after, one list per region, so that shops' customers sound different. */
export const desertWords =
  "Ironwood Palo-Verde Ocotillo Javelina Roadrunner Sabino Agave Monsoon Copperhead Mesquite Sandstone Quail Kestrel Arroyo Sunstone Basin".split(
    " "
  )
export const coastWords =
  "Lighthouse Lobster-Cove Casco Granite-Point Spruce Pinecone Tidewater Foghorn Sea-Smoke Driftwood Eastwind Anchor".split(
    " "
  )

/** The businesses a shop works for, by customer type. */
export const trades = {
  bodyShop: ["Collision", "Auto Body", "Paint & Body", "Bumper & Dent"],
  fleet: ["Delivery", "Car Rentals", "Plumbing Fleet", "Courier Service", "Vending", "Shuttle Lines"],
  autoDealer: ["Motors", "Auto Sales", "Pre-Owned", "Truck Center"],
  otherCommercial: ["Landscaping", "Roofing", "Electric", "Farms", "Pool Service", "Church of the Valley"],
  government: ["Unified School District", "Fire District", "Parks Department", "Water Authority"],
  agent: ["Insurance Agency", "Insurance Brokers"],
  insurance: ["Mutual", "Casualty", "Indemnity"]
} as const
