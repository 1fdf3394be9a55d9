import { handleImport } from "@/server/api";

export { handleImport as POST };
