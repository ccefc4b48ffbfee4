import { Context, type Effect, Schema } from "effect"

/** The upload is not a PNG or JPEG picture, or has other content appended to it (spec §5 Uploads, F2). */
export class NotAPicture extends Schema.TaggedError<NotAPicture>()("NotAPicture", {}, { httpApiStatus: 422 }) {}

/** The picture has more pixels than any real photo, so it is not decoded (F2). */
export class PictureTooLarge extends Schema.TaggedError<PictureTooLarge>()(
  "PictureTooLarge",
  {},
  { httpApiStatus: 422 }
) {}

/** Re-encodes pictures, so that the output contains nothing but their pixels. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** Returns the center square of a picture, upright, at most `edge` pixels wide, as JPEG. */
    readonly square: (picture: Uint8Array, edge: number) => Effect.Effect<Uint8Array, NotAPicture>
    /** Returns the full picture, upright, its longer edge at most `edge` pixels. */
    readonly within: (
      picture: Uint8Array,
      edge: number,
      type: "image/jpeg" | "image/png"
    ) => Effect.Effect<Uint8Array, NotAPicture>
  }
>()("domain/files/Pictures") {}
