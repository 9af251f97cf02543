/** Icons as SVG paths on a 24 px grid, for one stroke. Separate exports, so that a bundle contains only those in use. */
export const check = 'M5 12.5 10 17.5 19.5 7';
export const checkCircle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.8 2.8L16 9.5';
export const warning =
  'M12 9v4.5M12 17h.01M10.6 4.3 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0Z';
export const crossCircle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9l6 6M15 9l-6 6';
export const infoCircle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8h.01';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.2 2';
export const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 12h7';
export const returned = 'M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11';
export const cross = 'M6 6l12 12M18 6 6 18';
export const search = 'M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM16 16l5 5';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
export const eyeOff =
  'M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.2 9.2 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const refresh = 'M20 11.5A8 8 0 0 0 5.6 7M4 12.5A8 8 0 0 0 18.4 17M5 3v4.5h4.5M19 21v-4.5h-4.5';
export const copy =
  'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V19a1.5 1.5 0 0 1-1.5 1.5H10.5A1.5 1.5 0 0 1 9 19ZM5.5 15A1.5 1.5 0 0 1 4 13.5V5a1.5 1.5 0 0 1 1.5-1.5H13A1.5 1.5 0 0 1 14.5 5';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const wallet =
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2 2 0 0 0 2 2h12.5A1.5 1.5 0 0 0 20 17.5v-8A1.5 1.5 0 0 0 18.5 8H5.5M16 13.5h.01';
export const signal = 'M5 19v-3M10 19v-7M15 19V9M20 19V5';
export const handset =
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 18h2';
export const bolt = 'M13 3 5 13.5h6L10.5 21 19 10.5h-6Z';
export const screen = 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 20.5h7';
export const scholar =
  'M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c0 1.5 2.5 3 5.5 3s5.5-1.5 5.5-3v-4.5M21.5 9.5V15';
export const cards = 'M3 8h15v11H3ZM6 8V5h15v11h-3M6.5 15h5';
export const receipt = 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5';
export const home = 'M4 11l8-7 8 7v8.5a1 1 0 0 1-1 1h-4.5V14h-5v6.5H5a1 1 0 0 1-1-1Z';
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-3.5 3.4-5.5 7.5-5.5s7.5 2 7.5 5.5';
export const people =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.2 2.9-5 6.5-5s6.5 1.8 6.5 5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 15.3c2.2.7 3.5 2.3 3.5 4.7';
export const signOut =
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H21M17.5 8.5 21 12l-3.5 3.5';
export const chat =
  'M4 5.5h16a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-8l-4.5 3.5V17H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1Z';
export const sliders = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5v-5M9 19.5v-5';
export const share = 'M12 15V3.5M8 7l4-3.5L16 7M6 11.5H5V20h14v-8.5h-1';
export const repeat =
  'M17 3.5 20 6.5l-3 3M4 11.5v-2a3 3 0 0 1 3-3h13M7 20.5l-3-3 3-3M20 12.5v2a3 3 0 0 1-3 3H4';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const offline =
  'M4 4l16 16M2.5 9.5A14 14 0 0 1 7 6.6M10.5 5.6a14 14 0 0 1 11 3.9M6 13.2a9 9 0 0 1 4-2.2M15 11.7a9 9 0 0 1 3 1.5M9.5 16.7a4 4 0 0 1 5 0M12 20h.01';
export const key = 'M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 11.8 19.5 3.5M15.5 7.5l3 3';
export const trash = 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10 10.5v5.5M14 10.5v5.5';
export const download = 'M12 3.5V15M7.5 11 12 15l4.5-4M5 20h14';
export const upload = 'M12 15.5V4M7.5 8 12 4l4.5 4M5 20h14';
export const calendar = 'M4.5 5.5h15v15h-15ZM4.5 10h15M8.5 3v4.5M15.5 3v4.5';
export const bank = 'M3 9.5 12 4l9 5.5ZM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17';
export const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4';
export const lock = 'M5.5 10.5h13v10h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3';
export const mail = 'M3.5 5.5h17v13h-17ZM3.5 7.5 12 13.5l8.5-6';
export const printer =
  'M7 8.5V3.5h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7Z';
export const picture =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM8.5 10.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM4 17l5-4.5 3.5 3 3.5-3.5 4 4';
export const code = 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15';
