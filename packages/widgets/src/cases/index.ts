export { Cases, type CasesProps } from './Cases.tsx';
export { ReportProblem, type ReportProblemProps } from './ReportProblem.tsx';
