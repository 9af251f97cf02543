export { PrintCards, type PrintCardsProps } from './PrintCards.tsx';
