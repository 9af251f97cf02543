/** Lists as agents paste them, of what the demo sells. */
export const lists = {
  good: '08031234567 MTN 100\n0806 123 4567, mtn, 300\n08031234569\tMTN\t₦200',
  repeats: '08031234567 MTN 100\n0806 123 4567, mtn, 300\n0803 123 4567 mtn 100',
  faults:
    '08031234567 MTN 100\n0803123456 MTN 100\n08031234568 MTN 1GB\n08031234569 Smile 500\n08031234560 MTN 20',
};

/** So many numbers, each with its own amount of airtime. */
export const longList = (count: number): string =>
  Array.from({ length: count }, (_, at) => `0803${String(1_000_000 + at)} mtn ${100 + (at % 50)}`).join('\n');
