"""The server: tables over HTTP and WebSocket."""
