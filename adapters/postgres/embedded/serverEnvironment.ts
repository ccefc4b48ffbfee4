/**
 * What PostgreSQL's programs get of our environment: enough to load libraries, none of our secrets and no PG*
 * variables.
 */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" }
}
