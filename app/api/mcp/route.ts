import { handleMcpRequest } from "@/server/api";

export { handleMcpRequest as DELETE, handleMcpRequest as GET, handleMcpRequest as POST };
