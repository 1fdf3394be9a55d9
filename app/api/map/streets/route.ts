export { handleStreetMap as GET } from "@/server/api";
