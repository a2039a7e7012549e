/** The part of a key picture that is shown: all of it, its heart, or a broad strip with more to the sides. */
export type Crop = 'portrait' | 'square' | 'wide';
