/** US states and territories as in USPS Publication 28. A plain array, because the public page does not load Schema. */
export const states: ReadonlyArray<string> =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI".split(
    " "
  )

/** Canadian provinces and territories as used by Canada Post. */
export const provinces: ReadonlyArray<string> = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ")
