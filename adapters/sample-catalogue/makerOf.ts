const foreign = new Set([
  "Acura", "Alfa Romeo", "Aston Martin", "Audi", "BMW", "BYD", "Bentley", "Daewoo", "Dongfeng", "Ferrari", "Fiat", "Genesis", "HMC", "Hino", "Holden",
  "Honda", "Hyundai", "Ineos", "Infiniti", "Isuzu", "Jaguar", "Kia", "Lamborghini", "Lancia", "Land Rover", "Lexus", "London", "Lotus", "MINI",
  "Mahindra", "Maserati", "Maybach", "Mazda", "McLaren", "Mercedes-Benz", "Mitsubishi", "Mitsubishi Fuso", "Moke", "Nissan", "Opel", "Polestar",
  "Porsche", "Rolls-Royce", "SAAB", "Scion", "Subaru", "Suzuki", "Th!nk", "Toyota", "UD", "VinFast", "Volkswagen", "Volvo", "Zeekr", "smart"
])
const luxury = new Set([
  "Acura", "Audi", "BMW", "Cadillac", "Genesis", "Hummer", "Infiniti", "Jaguar", "Land Rover", "Lexus", "Lincoln", "Lotus", "Lucid", "Maserati",
  "Mercedes-Benz", "Polestar", "Porsche", "Rivian", "Tesla", "Volvo", "Zeekr"
])
const exotic = new Set(["Aston Martin", "Bentley", "Ferrari", "Karma", "Lamborghini", "Maybach", "McLaren", "Rolls-Royce"])

/** NAGS' market letter and what glass costs beside a common car's: `D` domestic, `F` foreign (trade.md 2.1), by the maker's origin. */
export const makerOf = (make: string): { readonly market: "D" | "F"; readonly luxury: boolean; readonly dearness: number } => ({
  market: foreign.has(make) ? "F" : "D",
  luxury: luxury.has(make) || exotic.has(make),
  dearness: exotic.has(make) ? 3.1 : luxury.has(make) ? 1.45 : 1
})
