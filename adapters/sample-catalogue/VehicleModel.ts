/** A vehicle model to generate glass for: the years it was sold and its body styles. */
export interface VehicleModel {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly bodies: ReadonlyArray<string>
}
