/** What an embed says around the frame that its form is in. */
export const embedFrame = {
  /** The frame's name, for assistive technology. */
  title: 'Purchase form',
};
