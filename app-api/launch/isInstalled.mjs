/**
 * Whether node_modules (its own list, `.package-lock.json`) holds what package-lock.json asks for: so that somebody who
 * ran `npm ci` by hand does not wait for a second one. Packages for other systems are optional and may be missing.
 */
export const isInstalled = (lockText, installedText) => {
  if (installedText === undefined) return false
  const wanted = JSON.parse(lockText).packages
  const present = JSON.parse(installedText).packages
  const same = (path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity
  return (
    Object.keys(present).every(same) &&
    Object.keys(wanted).every((path) => path === "" || wanted[path].optional || wanted[path].devOptional || same(path))
  )
}
