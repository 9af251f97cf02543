/** Text of an embed in frame mode, outside the frame. */
export const embedFrame = {
  /** Accessible name of the frame. */
  title: 'Purchase form',
  /** Its name if the form opens a payment page. */
  payment: 'Payment form',
};
