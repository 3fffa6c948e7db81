/*
 * Included before all else when native packages are compiled for Node 24 and later. Since 24.19
 * node::ObjectWrap takes itself off a list of Node's when it is deleted, which ends the process
 * where the garbage collector runs outside of JavaScript (nodejs/node#65446). Of what is compiled
 * here better-sqlite3 12 is made of it. Without the list it is deleted as in all versions before.
 */
#ifdef __cplusplus
#if __has_include(<node.h>)
#include <node.h>
namespace node {
inline void LeaveOffCleanupList(v8::Isolate*, void (*)(void*), void*) {}
}
#define AddEnvironmentCleanupHook LeaveOffCleanupList
#define RemoveEnvironmentCleanupHook LeaveOffCleanupList
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
#endif
#endif
