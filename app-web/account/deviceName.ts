const browsers: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/Edg(e|A|iOS)?\//, "Edge"], [/OPR\//, "Opera"], [/SamsungBrowser\//, "Samsung Internet"], [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"], [/^(?=.*Version\/[\d.]).*Safari\//, "Safari"]
]

const systems: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/iPhone/, "iPhone"], [/iPad/, "iPad"], [/Android/, "Android"], [/CrOS/, "ChromeOS"], [/Windows/, "Windows"], [/Mac OS X|Macintosh/, "macOS"], [/Linux/, "Linux"]
]

/** What people call the browser behind a user-agent header, such as `Chrome, Windows`; undefined for a program. */
export const deviceName = (userAgent: string): string | undefined => {
  const named = (marks: typeof browsers) => marks.find(([mark]) => mark.test(userAgent))?.[1]
  const known = [named(browsers), named(systems)].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(", ")
}
