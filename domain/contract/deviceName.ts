const browsers: ReadonlyArray<readonly [marks: ReadonlyArray<string>, name: string]> = [
  [["Edg/", "Edge/", "EdgA/", "EdgiOS/"], "Edge"],
  [["OPR/"], "Opera"],
  [["SamsungBrowser/"], "Samsung Internet"],
  [["Firefox/", "FxiOS/"], "Firefox"],
  [["Chrome/", "CriOS/", "Chromium/"], "Chrome"],
  [["Safari/"], "Safari"]
]

const systems: ReadonlyArray<readonly [marks: ReadonlyArray<string>, name: string]> = [
  [["iPhone"], "iPhone"],
  [["iPad"], "iPad"],
  [["Android"], "Android"],
  [["CrOS"], "ChromeOS"],
  [["Windows"], "Windows"],
  [["Mac OS X", "Macintosh"], "macOS"],
  [["Linux"], "Linux"]
]

/**
 * Returns the browser and platform of a User-Agent header, such as `Chrome, Windows`; undefined if it is not a browser.
 */
export const deviceName = (userAgent: string): string | undefined => {
  const named = (known: typeof browsers) => known.find(([marks]) => marks.some((mark) => userAgent.includes(mark)))?.[1]
  const known = [named(browsers), named(systems)].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(", ")
}
