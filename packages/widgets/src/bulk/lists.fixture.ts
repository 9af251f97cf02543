/** Lists of demo services, as agents paste them. */
export const lists = {
  good: '08031234567 MTN 100\n0806 123 4567, mtn, 300\n08031234569\tMTN\t₦200',
  repeats: '08031234567 MTN 100\n0806 123 4567, mtn, 300\n0803 123 4567 mtn 100',
  twoNumbers:
    'Name,Phone,Meter,Network,Amount\nBisi,08031234567,99000000010,MTN,100\nAda,08031234568,,MTN,200',
  faults:
    '08031234567 MTN 100\n0803123456 MTN 100\n08031234568 MTN 1GB\n08031234569 Smile 500\n08031234560 MTN 20',
};

/** A list of `count` airtime lines, each with another number. */
export const longList = (count: number): string =>
  Array.from({ length: count }, (_, at) => `0803${String(1_000_000 + at)} mtn ${100 + (at % 50)}`).join('\n');

/**
 * An .xlsx file with two sheets. The first, "Sales", has a heading and two rows, one of them with its phone
 * as a number.
 */
export const spreadsheet = (): File => {
  const base64 = [
    'UEsDBBQAAAAIAI+1e1202Ioo1gAAAIMBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbH2QPVLEMAyFr+Jxy6wdKCiYJFsALVBwAeEo',
    'G0/8N5Z2CbdHyS4Ns1B55PeePkntfolBnbCSz6nTt6bR+759/ypISpREnZ6Yy4O15CaMQCYXTKKMuUZgKevBFnAzHNDeNc29dTkx',
    'Jt7x2kP37ROOcAysnhf5PlMqBtLq8WxcWZ2GUoJ3wKLbUxp+UXYXgpHk5qHJF7oRg7ZXCavyN+CSe5W1qx9QvUHlF4jiskuwn7nO',
    'HznP5v8mV6bM4+gdDtkdo0QMlYow0ITIMZjtNRF8+pnbbmfuvwFQSwMEFAAAAAgAj7V7XXQ+DyqUAAAAAwEAAAsAAABfcmVscy8u',
    'cmVsc43PPQ7CMAwF4KtEPkDdMjCgpF1YWBEXCMH9UZs4cgKU25ORIgZGPz99lnW3+kU9SNLEwUBT1dC1+kyLzSVI4xSTKo2QDIw5',
    'xwNiciN5myqOFMqmZ/E2l1EGjNbNdiDc1fUe5dOAralONwPSgLq8Iv0jc99Pjo7s7p5C/nHgq1FkKwNlA+uCT5b5yjxXBQVsNW7e',
    'a99QSwMEFAAAAAgAj7V7XcldiGGrAAAAIQEAAA8AAAB4bC93b3JrYm9vay54bWyNkDkOgzAQRa9izQEwUKRALE2aNGlyAgeG2ML2',
    'II+zHD8OhEh0qWb5T3+Wuns5Kx4Y2JBvoMhy6Nr6SWG6Ek0iiZ4b0DHOlZTca3SKM5rRJ2Wk4FRMZbhJngOqgTVidFaWeX6QThkP',
    'q0MV/vGgcTQ9Hqm/O/RxNQloVUyrsTYzQ1svE/gbhVcOG7goiwxiaZ2GdASIUJmUcAFyj54p7tDyh5YfVG72cvtA+wZQSwMEFAAA',
    'AAgAj7V7XSQDBkmhAAAAjwEAABoAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc72QOw6DMAyGrxL5ABgYOlQEli5dUS8QpYYg',
    'yENx+rp9o0qtisTQqZPl39bnT266u13ElSJP3kmoihK6tulpUSkHbKbAIm84lmBSCntE1oas4sIHcnky+GhVym0cMSg9q5GwLssd',
    'xm8GrJnieJbAFYjTI9AvZD8Mk6aD1xdLLm0cwJuPMxuilKEqjpQkfCLGV6mKTAXcUqn/rFK/VXD16vYJUEsDBBQAAAAIAI+1e121',
    'gsqG7QAAADUCAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1slZJRTsMwEESvEvkA2U3chAo5rlr4pUKCC1jBJRGxHdlLyvFx',
    'WmS10Hzwt57VzDzZFpsvM2ST9qF3tmFFjmwjxdH5j9BpTVnc2tCwjmi8Bwhtp40KuRu1jZuD80ZRPPp3CKPX6u1kMgOUiDUY1Vsm',
    'xUl7VKSk8O6Y+dgS1XYetgXLqGG9HXqrX8hHvQ9SkHzunNUCSAqYBWh/DLslw17TDH3D8rBk2Rr3aenaAZEwYZYJc54muUZelHxV',
    '1XcCpkuocqHh6XV/C+icVlSIKeeql6devhCMa6wTyt9L4v/j4WcexLz6BQQXbwfpU8hvUEsDBBQAAAAIAI+1e11LthXXlgAAAMoA',
    'AAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDIueG1sTY7BDcIwDEVXiTJA3XLggFJXRWzABFEINGqTVLZFGR+3B8TBlv2+/rfd8MmL',
    'eUfiVEtvu6a1A7qt0sxTjGJULdzbSWS9AHCYYvbc1DUWVZ6Vshdd6QW8UvSPw5QXOLXtGbJPxaI72M2LR0d1M6RXlIZ9GDtrpLep',
    'LKnEu5DyxOgER57NNXFyIOhgZxC01K/9LxB+n+IXUEsBAhQDFAAAAAgAj7V7XbTYiijWAAAAgwEAABMAAAAAAAAAAAAAAIABAAAA',
    'AFtDb250ZW50X1R5cGVzXS54bWxQSwECFAMUAAAACACPtXtddD4PKpQAAAADAQAACwAAAAAAAAAAAAAAgAEHAQAAX3JlbHMvLnJl',
    'bHNQSwECFAMUAAAACACPtXtdyV2IYasAAAAhAQAADwAAAAAAAAAAAAAAgAHEAQAAeGwvd29ya2Jvb2sueG1sUEsBAhQDFAAAAAgA',
    'j7V7XSQDBkmhAAAAjwEAABoAAAAAAAAAAAAAAIABnAIAAHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzUEsBAhQDFAAAAAgAj7V7',
    'XbWCyobtAAAANQIAABgAAAAAAAAAAAAAAIABdQMAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLAQIUAxQAAAAIAI+1e11LthXX',
    'lgAAAMoAAAAYAAAAAAAAAAAAAACAAZgEAAB4bC93b3Jrc2hlZXRzL3NoZWV0Mi54bWxQSwUGAAAAAAYABgCLAQAAZAUAAAAA',
  ].join('');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'sales.xlsx');
};
