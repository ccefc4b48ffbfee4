import { spawnSync } from "node:child_process"

/** Returns a process's resident memory in MB; undefined if it is not running. */
export const rssOf = (pid: number): number | undefined => {
  const kilobytes = Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout)
  return kilobytes > 0 ? kilobytes / 1024 : undefined
}
