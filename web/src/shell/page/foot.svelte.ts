/** How much of the lower edge of the page is covered by what stays in sight there, in pixels. */
export const foot = $state({ height: 0 });
