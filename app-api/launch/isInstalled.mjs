/**
 * Returns whether node_modules (according to its own list, `.package-lock.json`) contains what package-lock.json
 * requires, so that users who ran `npm ci` themselves need not wait for another one. Packages for other systems are
 * optional and may be missing; with `toRun`, so may those needed only for building and testing, as in an image.
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
