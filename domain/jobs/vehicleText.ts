import type { Job } from "./Job.ts"

/** The vehicle of a job as people say it, `2023 Hyundai Kona`; empty where none of it is known. */
export const vehicleText = ({ year, make, model }: Pick<Job["vehicle"], "year" | "make" | "model">): string =>
  [year || "", make, model].filter((word) => word !== "").join(" ")
