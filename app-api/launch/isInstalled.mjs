/**
 * Whether node_modules (its own list, `.package-lock.json`) holds what package-lock.json asks for: so that somebody who
 * ran `npm ci` by hand does not wait for a second one. Packages for other systems are optional and may be missing; with
 * `toRun`, those that only building and testing want as well, as in an image.
 */
export const isInstalled = (lockText, installedText, { toRun = false } = {}) => {
  if (installedText === undefined) return false
  const wanted = JSON.parse(lockText).packages
  const present = JSON.parse(installedText).packages
  const same = (path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity
  const mayBeMissing = (path) =>
    path === "" || wanted[path].optional || wanted[path].devOptional || (toRun && wanted[path].dev)
  return (
    Object.keys(present).every(same) &&
    Object.keys(wanted).every((path) => (mayBeMissing(path) && present[path] === undefined) || same(path))
  )
}
