import { spawnSync } from "node:child_process"

/** Resident memory of a process in MB; undefined where there is none. */
export const rssOf = (pid: number): number | undefined => {
  const kilobytes = Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout)
  return kilobytes > 0 ? kilobytes / 1024 : undefined
}
