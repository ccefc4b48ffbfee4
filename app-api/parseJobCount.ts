/**
 * Parses the number of jobs on a command line, `--jobs 20000` or `--jobs=20000`; undefined unless it is a number from 1
 * to 10,000,000.
 */
export const parseJobCount = (args: ReadonlyArray<string>): number | undefined => {
  const [option = "", given = ""] = args.flatMap((arg) => arg.split("="))
  const jobs = Number(given.replaceAll(/[,_]/g, ""))
  return option === "--jobs" && args.length <= 2 && Number.isInteger(jobs) && jobs >= 1 && jobs <= 10_000_000
    ? jobs
    : undefined
}
