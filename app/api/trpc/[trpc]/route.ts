import { handleApiRequest } from "@/server/api";

export { handleApiRequest as GET, handleApiRequest as POST };
