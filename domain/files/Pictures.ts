import { Context, type Effect, Schema } from "effect"

/** What was uploaded is no PNG or JPEG picture, or hides something else behind one (spec §5 Uploads, F2). */
export class NotAPicture extends Schema.TaggedError<NotAPicture>()("NotAPicture", {}, { httpApiStatus: 422 }) {}

/** The picture has more pixels than anybody photographs, so it is not unpacked (F2). */
export class PictureTooLarge extends Schema.TaggedError<PictureTooLarge>()(
  "PictureTooLarge",
  {},
  { httpApiStatus: 422 }
) {}

/** Draws pictures anew: what comes out was made here and carries nothing but its pixels. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** The middle square of a picture, upright, at most `edge` pixels wide, as JPEG. */
    readonly square: (picture: Uint8Array, edge: number) => Effect.Effect<Uint8Array, NotAPicture>
    /** The whole picture, upright, its longer edge at most `edge` pixels. */
    readonly within: (
      picture: Uint8Array,
      edge: number,
      type: "image/jpeg" | "image/png"
    ) => Effect.Effect<Uint8Array, NotAPicture>
  }
>()("domain/files/Pictures") {}
