export { keepReport, openReports, settleReport } from "./report-store";
